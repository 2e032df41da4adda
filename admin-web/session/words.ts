/** Every sentence of signing in and out. */
export const words = {
  title: 'Admin Login',
  text: 'For organizers of the tournaments.',
  ended: 'Your session has ended. Sign in again to go on where you were.',
  signIn: 'Login',
  signingIn: 'Logging in…',
  signOut: 'Logout',
  checking: 'Checking your session…',
  failed: { title: 'Login Failed', text: 'Invalid credentials' },
  signedOut: { title: 'Logged Out', text: 'See you at the next kick-off.' },
  signOutFailed: 'Failed to log out',
} as const;
