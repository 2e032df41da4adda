/** The height of the tabs, which stay at the head of the window, in px. */
export const frameTabs = 44;
