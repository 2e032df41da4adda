/** Texts of the button that leaves a device. */
export const words = {
  title: 'Not your own device?',
  text: 'This closes all your pages on it and ends what it may see and change. Your registrations and your team stay as they are.',
  forget: 'Forget me here',
  forgetting: 'Forgetting…',
  forgotten: { title: 'Forgotten on this device', text: 'Nothing of yours can be opened here without you any more.' },
  failed: { title: 'Error', text: 'This device could not be told to forget you.' },
} as const;
