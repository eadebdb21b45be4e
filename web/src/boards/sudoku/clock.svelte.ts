/** The time, a few times a second, while somebody looks. */

export function now(): { readonly at: number } {
    let at = $state(Date.now());
    $effect(() => {
        const timer = setInterval(() => (at = Date.now()), 250);
        return () => clearInterval(timer);
    });
    return {
        get at() {
            return at;
        },
    };
}
