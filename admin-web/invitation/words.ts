/** Every sentence about the code by which players join a team, and the invitations that wait. */
export const words = {
  title: 'Invitation',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Failed to copy link',
  replace: 'Replace code',
  replaceText: 'The old code and its link stop working at once.',
  replaced: 'Invitation code replaced',
  replaceFailed: 'Failed to replace invitation code',
  held: {
    title: (count: number) => (count === 1 ? '1 invitation waits for you' : `${count} invitations wait for you`),
    text: 'More invitations came from one place today than we send by ourselves. Send those of teams you know.',
    count: (count: number) => (count === 1 ? '1 invitation' : `${count} invitations`),
    send: 'Send',
    sendOf: (team: string) => `Send the invitations of ${team}`,
    sent: 'Invitations on their way',
    drop: 'Drop',
    dropOf: (team: string) => `Drop the invitations of ${team}`,
    dropped: 'Invitations dropped',
    failed: 'Failed to decide about the invitations',
  },
} as const;
