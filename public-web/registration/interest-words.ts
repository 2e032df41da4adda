/** Texts of reserving a spot for future tournaments. */
export const words = {
  label: 'Reserve a spot for future tournaments',
  player: 'The player',
  lead: 'No payment, no commitment: we write to you when the next dates are out.',
  submit: 'Reserve My Spot',
  sending: 'Reserving…',
  registered: {
    title: 'Interest Registered!',
    text: 'We write to you as soon as the next tournament opens.',
  },
  page: {
    title: 'Your spot',
    loading: 'Opening your form…',
    gone: {
      title: 'This link no longer works',
      text: 'It is too old, or what you left with us has been forgotten. The form is open all the same.',
      to: '/?register=individual',
      label: 'Open the form',
    },
    failed: {
      title: 'The line is down',
      text: 'Your form could not be filled in.',
    },
  },
  ending: {
    title: 'No more emails?',
    text: 'We no longer write to you about new tournaments. Emails about registrations you make still come.',
    submit: 'No more emails',
    sending: 'Ending…',
    ended: 'You get no more emails about new tournaments',
    endedText: 'If you want them again, reserve a spot on our site.',
    failed: { title: 'Error', text: 'The emails could not be ended.' },
    home: 'To the start page',
  },
  failed: { title: 'Registration Failed', text: 'Something went wrong. Please try again.' },
} as const;
