/** Every sentence about who keeps scores now. */
export const words = {
  title: 'Score Keepers',
  count: (keepers: number) => (keepers === 1 ? '1 signed in' : `${keepers.toLocaleString('en-US')} signed in`),
  searchHint: 'Name',
  links: 'Links and QR codes',
  loading: 'Loading the score keepers…',
  failed: 'Failed to fetch the score keepers',
  none: {
    title: 'Nobody keeps scores now',
    text: 'Whoever signs in at Live Scores with the shared password, or comes in by a link, stands here.',
  },
  columns: { name: 'Name', signedInAt: 'Signed in', lastSeenAt: 'Last seen', actions: 'Actions' },
  newest: 'Newest first',
  signOut: {
    action: 'Sign out',
    title: (name: string) => `Sign out ${name}?`,
    text: 'Scores can no longer be entered from that phone. What it has not sent yet waits there until somebody signs in on it again.',
    password:
      'Whoever knows the shared password can sign in again: to keep somebody out for good, change SCORE_KEEPER_PASSWORD too.',
    cancel: 'Cancel',
    done: (name: string) => `${name} is signed out`,
    failed: 'Failed to sign out the score keeper',
  },
} as const;
