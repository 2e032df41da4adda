/** Every sentence of the frame around the pages. */
export const words = {
  title: 'Golden Goal · Back office',
  brand: 'Golden Goal',
  place: 'Back office',
  home: 'Golden Goal back office',
  skip: 'Skip to the content',
  nav: 'Main',
  publicSite: 'Public site',
  pageTitle: (page: string) => `${page} · Golden Goal back office`,
  closeToast: 'Close message',
  crashed: {
    title: 'Out of play',
    text: 'This page could not be shown. Nothing that was saved is lost.',
    again: 'Try again',
  },
  notFound: {
    title: 'Out of bounds',
    text: 'There is no page at this address in the back office.',
    home: 'To the tournaments',
  },
} as const;
