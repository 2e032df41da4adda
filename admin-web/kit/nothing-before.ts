/** Query options of a list that shows a placeholder instead of the previous results while it is loading. */
export const nothingBefore = { placeholderData: () => undefined } as const;
