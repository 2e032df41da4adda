/** Returns a player's answer in the language of the page; in the API it is English. */
export const choiceLabel = (choice: string): string => choice;
