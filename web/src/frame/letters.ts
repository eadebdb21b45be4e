/** How large letters are: 1 as designed, 2 where somebody has them twice as large. Never less than 1. */
export function letterScale(): number {
    return Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
}
