/** Texts of the page on which a family sees, withdraws and erases its data. */
export const words = {
  title: 'What we keep about your child',
  loading: 'Opening your page…',
  ask: {
    heading: 'See what is kept about your child',
    text: 'Type the email address you gave when you registered. If we keep anything, a link goes to that address. It opens a page that shows everything, and who looked at it; there you also download, correct, withdraw and erase.',
    label: 'Ask for the link',
    submit: 'Email me the link',
    sending: 'Sending…',
    failed: { title: 'Error', text: 'The link could not be asked for. Please try again.' },
    sent: {
      title: 'Please look into your inbox',
      text: 'If we keep anything about a player with this address, a link is on its way there. It works for 7 days.',
    },
  },
  page: {
    heading: 'What we keep',
    lead: (names: string) => `Everything we keep about ${names}, and who looked at it.`,
    choices: 'What you can do',
    correct: 'Correct something',
    contact: (tournament: string, isAllowed: boolean) =>
      isAllowed ? `Let our team reach us: ${tournament}` : `Our team must not reach us: ${tournament}`,
    contactDone: (isAllowed: boolean) =>
      isAllowed
        ? { title: 'Your team can reach you', text: 'Captain and teammates are told how, for this tournament alone.' }
        : { title: 'Not told any more', text: 'Letters that were sent before cannot be taken back.' },
    photos: (tournament: string) => `No photos: ${tournament}`,
    photosDone: { title: 'No photos', text: 'The organizers see it, and a letter confirms it.' },
    failed: { title: 'Error', text: 'This could not be done. Please try again.' },
    keep: 'Keep everything as it is',
  },
  waiver: {
    open: (tournament: string) => `Withdraw the waiver: ${tournament}`,
    title: 'Withdraw the waiver?',
    follows: (player: string) => [
      `${player} cannot play in this tournament until it is signed again.`,
      'The registration, the place on the team and what was paid stay as they are.',
      'The organizers are told. A letter confirms it, with the link to sign again.',
    ],
    now: 'Withdraw it now',
    done: { title: 'Waiver withdrawn', text: 'The organizers are told, and a letter confirms it.' },
  },
  erase: {
    open: (player: string) => `Erase everything about ${player}`,
    title: (player: string) => `Erase ${player}?`,
    lead: 'This cannot be undone, not even by us.',
    goes: 'What goes',
    gone: (player: string) => [
      `${player}'s name, birth year, phone, email and club, and your name and how to reach you`,
      'Every registration, waiver, wish and note, and the places on teams: whoever is to play registers again',
      'The letters to your address, where nobody else of your family is registered with it',
    ],
    stays: 'What stays, and why',
    kept: [
      'Scores and counted goals, without the name: other teams played those games, too',
      'What was paid, when and how, without the name, for seven years: the books must add up',
      'A backup made before, until it is deleted',
      'A team without its captain: the organizers name another one',
    ],
    now: 'Erase now',
    done: { title: 'Erased', text: 'A letter confirms it to your inbox.' },
  },
  erased: {
    title: 'Everything is erased',
    text: 'We keep nothing about your family any more but what names nobody. A letter confirms it; it is the last one.',
    home: 'To the start page',
  },
  ended: {
    title: 'Your link has ended',
    text: 'It works for 7 days. What you typed is still here; with a new link you can send it.',
  },
  gone: {
    title: 'This link no longer works',
    text: 'It is too old, not complete, or what it was about is erased. You can ask for a new one.',
    to: '/family',
    label: 'Ask for a new link',
  },
  broken: {
    title: 'The line is down',
    text: 'Your page could not be opened. Please try again in a moment.',
    again: 'Try again',
  },
} as const;
