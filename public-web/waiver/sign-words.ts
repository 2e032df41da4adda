/** Texts of the page on which a waiver is signed. */
export const words = {
  title: 'Sign the waiver',
  loading: 'Opening the waiver…',
  heading: 'Please read and sign',
  forPlayer: 'For',
  at: 'At',
  versionOf: (version: string) => `Version ${version}`,
  sign: 'Your signature',
  label: 'Sign the waiver',
  relationship: 'Who are you?',
  accept: (player: string) => `I have read the Terms and Conditions and accept them for ${player}`,
  acceptOwn: 'I have read the Terms and Conditions and accept them',
  likeness: 'Photos and video from the event may show the player (your choice, and you can change it later)',
  submit: 'Sign now',
  sending: 'Signing…',
  signed: { title: 'Waiver signed', text: 'Thank you. A copy is on its way by email.' },
  failed: { title: 'Error', text: 'The waiver could not be signed.' },
  claimed: {
    title: 'Confirm the waiver',
    heading: 'Please confirm',
    by: 'Signed in the name of',
    on: 'On',
    text: (signer: string, player: string) =>
      `The registration form says that ${signer} has read and accepts the Terms and Conditions for ${player}. It counts once you confirm it.`,
    read: 'Read the Terms and Conditions',
    label: 'Confirm the waiver',
    submit: 'Confirm the waiver',
    sending: 'Confirming…',
    refuse: 'I did not agree',
    confirmed: { title: 'Waiver confirmed', text: 'Thank you. The organizers see it at once.' },
    failed: { title: 'Error', text: 'The waiver could not be confirmed.' },
  },
  change: {
    allow: 'Allow photos and video',
    forbid: 'No photos and video',
    withdraw: 'Take back the waiver',
    changed: { title: 'Saved', text: 'Your choice about photos and video is saved.' },
    failed: { title: 'Error', text: 'This could not be saved.' },
  },
  withdrawn: {
    title: 'The waiver is withdrawn',
    text: (player: string) =>
      `The registration of ${player} shows the waiver as withdrawn, and the organizers have been told. ${player} cannot play until it is signed again. A letter confirms this.`,
    sign: 'Read and sign it after all',
  },
  done: {
    title: 'The waiver is signed',
    text: (signer: string, player: string, day: string) => `${signer} signed for ${player} on ${day}.`,
    likeness: (isAllowed: boolean) =>
      isAllowed ? 'Photos and video may show the player.' : 'Photos and video do not show the player.',
    playerId: 'Open the Player ID',
  },
  gone: {
    title: 'This link no longer works',
    text: 'The tournament is over, or the link is not complete. Look the player up and have a new link emailed.',
    to: '/player-lookup',
    label: 'Find my registration',
  },
  broken: {
    title: 'The line is down',
    text: 'The waiver could not be opened.',
  },
} as const;
