/** A list shows nothing of the choice before while it asks for another: it says that it loads. */
export const nothingBefore = { placeholderData: () => undefined } as const;
