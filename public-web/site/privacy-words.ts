/** Texts of the privacy notice; the retention periods come from the rules in force. */
export const words = {
  title: 'Privacy',
  loading: 'Opening the privacy notice…',
  heading: 'What we keep about your family',
  lead: 'We run soccer tournaments for children. This page says in plain words what we keep, why, how long, and what you can do about it.',
  never: {
    title: 'What we never do',
    lines: [
      'We sell nothing, show no advertising, and follow nobody across the web.',
      'How to reach your family is never shown in public. Players appear with first name and initial until the end of the year in which they turn 13.',
      'No photo shows your child by our hand unless you have ticked the box for it.',
    ],
  },
  sees: {
    title: 'Who sees it',
    lines: [
      'Organizers see what you gave us. Every look at how to reach you is noted, and you can see it on your page.',
      'The captain of your team sees the names on the roster. Score keepers see names and numbers of goals.',
      'Nobody changes how to reach you without a letter to the address on file.',
    ],
  },
  can: {
    title: 'What you can do',
    see: 'See it, and who looked at it: ask for a link. It goes to the address you gave us and opens the Player ID.',
    seeLink: 'See what is kept about your child',
    correct: 'Correct it: look the player up. A code emailed to you shows everything and lets you change it.',
    correctLink: 'Open the Player ID',
    withdraw: 'Withdraw the waiver or the choice about photos there. Without a waiver a player cannot play.',
    erase: 'Erase it there, in one press. On a day of play it waits until the games of the team are over.',
  },
  long: { title: 'What we keep, why and how long', what: 'What', why: 'Why', howLong: 'How long' },
  ask: { title: 'Whom to ask', text: 'Write to us or call. If no letter reaches you, we help by hand.' },
  broken: 'The table could not be opened.',
} as const;
