/** Whether games are played on the day that the page was sent: the server has said so in its head, and nothing changes places later. */
export const today = {
  isMatchDay: typeof document !== 'undefined' && document.querySelector('meta[name="match-day"]') !== null,
};
