/** The language that a visitor of this tab has chosen. Logging in saves it to the account. */
const key = "chosenLanguage";

export const readChosenLanguage = (): string | null => sessionStorage.getItem(key);
export const keepChosenLanguage = (language: string): void => sessionStorage.setItem(key, language);
export const dropChosenLanguage = (): void => sessionStorage.removeItem(key);
