/** Texts of the request for a link to everything that is kept, and of the page that opens it. */
export const words = {
  offer: {
    title: 'See everything we keep, or erase it',
    text: 'We email a link to the address on file; for a player under 18, to the parent’s. It opens the Player ID with the name and everything else as we have it, and who looked at it: download, correct, withdraw or erase.',
    code: 'A code that we email to the address on file opens everything we keep: see it, download, correct, withdraw or erase.',
  },
  ask: {
    label: 'Ask for the link',
    submit: 'Email me the link',
    sending: 'Sending…',
    failed: { title: 'Error', text: 'The link could not be asked for.' },
    sent: {
      title: 'Please look into your inbox',
      text: 'If we keep anything about a player with this address, a link is on its way there. It works for 7 days.',
    },
  },
  page: {
    title: 'What we keep about your child',
    loading: 'Opening the Player ID…',
    gone: {
      title: 'This link no longer works',
      text: 'It is too old, not complete, or what it was about is erased. You can ask for a new one.',
      to: '/player-lookup#record',
      label: 'Ask for a new link',
    },
    broken: {
      title: 'The line is down',
      text: 'The page could not be opened.',
    },
  },
  ended: {
    title: 'Please open your link again',
    text: 'What a code or a link opens closes after half an hour, so that nobody else goes on with it. Your link works for 7 days; you can ask for a new one.',
  },
} as const;
