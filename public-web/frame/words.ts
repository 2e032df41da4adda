/** Texts of the frame around the pages. */
export const words = {
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    menu: 'Menu',
    registration: 'Registration',
    home: 'Golden Goal, to the start page',
  },
  footer: {
    about: 'Youth 3-vs-3 soccer on indoor turf across North & Central New Jersey.',
    questions: 'Questions?',
    more: 'More',
    faq: 'FAQ',
    admin: 'Admin Panel',
    playerId: 'Player ID',
    register: 'Register',
    record: 'See what is kept about your child',
    privacy: 'Privacy',
  },
  failed: 'This page could not be loaded',
  notFound: {
    title: 'Out of bounds',
    pageTitle: 'Page not found',
    text: 'There is no page at this address. The ball goes back to you: kick in from here.',
    register: 'Register a player',
    playerId: 'Find my registration',
  },
} as const;
