/** Whether games are played on the day the page was sent, as the server noted in its head, so that nothing changes places later. */
export const today = {
  isMatchDay: typeof document !== 'undefined' && document.querySelector('meta[name="match-day"]') !== null,
};
