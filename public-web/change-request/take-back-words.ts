/** Texts of the button with which a family withdraws a request. */
export const words = {
  takeBack: 'Take it back',
  takenBack: 'Taken back',
  done: { title: 'Taken back', text: 'Everything stays as it was. You can ask again at any time.' },
  failed: { title: 'Error', text: 'That did not go through. Please try again.' },
} as const;
