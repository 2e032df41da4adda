/** Query options of a list that shows a placeholder instead of the previous results while it is loading, and says a failure itself. */
export const nothingBefore = { placeholderData: () => undefined, onError: () => undefined } as const;
