/** Height of the tabs, which stay at the top of the window, in pixels. */
export const frameTabs = 44;
