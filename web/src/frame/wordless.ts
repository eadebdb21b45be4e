/** The page that is shown if the texts do not load. Its own texts therefore have to be here. */

const words = [
    { lang: 'en', text: 'The page did not load completely.', again: 'Load again' },
    { lang: 'uk', text: 'Сторінка завантажилася не повністю.', again: 'Завантажити ще раз' },
    { lang: 'ru', text: 'Страница загрузилась не полностью.', again: 'Загрузить ещё раз' },
];

export function sayWithoutWords(target: Element) {
    const main = document.createElement('main');
    main.className = 'wordless';
    const title = document.createElement('h1');
    title.textContent = 'Igroteka';
    main.append(title);
    for (const { lang, text, again } of words) {
        const sentence = document.createElement('p');
        const button = document.createElement('button');
        sentence.textContent = text;
        button.textContent = again;
        button.className = 'button';
        button.addEventListener('click', () => location.reload());
        sentence.lang = button.lang = lang;
        main.append(sentence, button);
    }
    target.replaceChildren(main);
}
