/** Texts of inviting, and of entering a code. */
export const words = {
  share: {
    title: 'Invitation link',
    share: 'Share',
    whatsApp: 'WhatsApp',
    copy: 'Copy',
    email: 'Email',
    text: 'Text',
    captain: 'Open the captain’s page',
    copied: { title: 'Copied!', text: 'The invitation link is on your clipboard.' },
    failed: { title: 'Clipboard', text: 'Failed to copy link' },
    mailed: (count: number) =>
      count === 1 ? 'One invitation is on its way by email.' : `${count} invitations are on their way by email.`,
    delayed: (count: number, until: string) =>
      count === 1
        ? `One invitation leaves by ${until}, or as soon as you open the link in the email we sent you.`
        : `${count} invitations leave by ${until}, or as soon as you open the link in the email we sent you.`,
    lost: 'The invitations could not be emailed. The team stands: please share the link yourself.',
    phones: (count: number) =>
      count === 1
        ? 'Text the invitation to the number you gave'
        : `Text the invitation to the ${count} numbers you gave`,
  },
  code: {
    example: 'TEAM-ABC123-456',
    check: 'Check the code',
    checking: 'Checking…',
    valid: 'Valid',
    formLabel: 'Check an invitation',
    found: { title: 'Invitation Valid!', text: (team: string) => `You can now join ${team}.` },
    invalid: { title: 'Invalid Code', text: 'Please check your invitation code and try again.' },
    missing: 'Error',
    other: 'Use another code',
  },
} as const;
