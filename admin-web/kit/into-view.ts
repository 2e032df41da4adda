/** Scrolls a notice into view when it appears: the button that it answers may be far from it. */
export const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView?.({ block: 'center' });
