/** Texts of the page on which a change is confirmed or undone. */
export const words = {
  title: 'A change to confirm',
  loading: 'Opening the change…',
  none: 'None',
  becomes: 'becomes',
  confirm: {
    heading: 'Is this change yours?',
    text: 'Somebody who knows the name and the phone asks for it. Nothing has changed yet.',
    yes: 'Yes, change it',
    no: 'No, keep what is on file',
  },
  undo: {
    heading: 'Take this change back?',
    text: 'Everything is then as it was, and everybody who was signed in to this player has to begin again.',
    yes: 'Take it back',
  },
  sending: 'Sending…',
  refused: { title: 'Error', text: 'Your answer could not be saved. Please try again.' },
  made: { title: 'The change is made', text: 'We have emailed both addresses of before how to take it back.' },
  closed: { title: 'Nothing has changed', text: 'What is on file stays as it is.' },
  undone: { title: 'The change is taken back', text: 'Everything is as it was before.' },
  gone: {
    title: 'This link no longer works',
    text: 'What it was about is decided, or it is too old. The Player ID page shows what is on file.',
    to: '/player-lookup',
    label: 'Open the Player ID',
  },
  broken: {
    title: 'The line is down',
    text: 'The change could not be opened. Please try again in a moment.',
    again: 'Try again',
  },
  playerId: 'Open the Player ID',
} as const;
