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
  signOutFailed: 'Failed to log out',
} as const;
