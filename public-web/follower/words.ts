/** Texts about following a team. */
export const words = {
  title: 'Follow this team',
  text: 'A message on this device when the next game is near, a time or field changes, a goal is scored, and a game is over. No account and no name: only the address that your browser gives for messages.',
  follow: 'Follow',
  following: 'Asking your browser…',
  followed: 'You follow this team on this device.',
  unfollow: 'Stop following',
  done: { title: 'You follow this team', text: 'Messages come to this device, also while the site is closed.' },
  stopped: { title: 'Not followed any more', text: 'Nothing is sent to this device about this team.' },
  refused:
    'Your browser does not let this site send messages. You can allow it beside the address, or add the calendar below.',
  failed: { title: 'Error', text: 'It did not work. Please try again, or add the calendar below.' },
  obstacles: {
    'no push': 'This browser cannot receive messages from a site. The calendar below has every change, too.',
    'only installed':
      'On an iPhone or iPad, messages come only from a site on the home screen: tap Share, then Add to Home Screen, and open it from there. Or add the calendar below.',
    forbidden:
      'Your browser does not let this site send messages. You can allow it beside the address, or add the calendar below.',
  },
} as const;
