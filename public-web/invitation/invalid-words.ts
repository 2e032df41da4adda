/** Texts for a link that leads to no team. */
export const words = {
  title: 'Invalid Invitation',
  text: 'This invitation link is not valid, or the team may be full.',
  help: 'Ask your captain for a new link, or register as an individual player and be placed on a team.',
  register: 'Register as an individual player',
  code: 'Enter another code',
} as const;
