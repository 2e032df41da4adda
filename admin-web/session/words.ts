/** Every sentence of signing in and out. */
export const words = {
  title: 'Admin Login',
  text: 'For organizers of the tournaments.',
  ended: 'Your session has ended. Sign in again to go on where you were: what you typed is still here.',
  signIn: 'Login',
  signingIn: 'Logging in…',
  signOut: 'Logout',
  checking: 'Checking your session…',
  failed: { title: 'Login Failed', text: 'Invalid credentials' },
  signedOut: { title: 'Logged Out', text: 'See you at the next kick-off.' },
  password: {
    title: 'Change Password',
    text: 'At least 12 characters. Other places where you are signed in are signed out.',
    again: 'New password, once more',
    differs: 'The two new passwords differ',
    submit: 'Change Password',
    done: 'Password changed',
    failed: 'Failed to change password',
  },
  guessing: {
    title: 'Somebody is guessing',
    text: (things: string, until: string) =>
      `Too many tries have failed: ${things}. Devices we do not know must wait until ${until}; everybody else goes on as usual.`,
    things: {
      lookup: 'players by name and phone',
      'sign-in': "organizers' passwords",
      keeper: "the score keepers' password",
      team: 'names of teams',
      code: 'invitation codes',
      'contact-code': 'mailed codes',
      'captain-link': "captains' links",
      'family-page': "families' pages",
    },
  },
  signOutFailed: 'Failed to log out',
} as const;
