/** Texts of the chooser and its cards. */
export const words = {
  title: 'Choose how you play',
  lede: 'One form, about two minutes. Each player registers once and pays once.',
  closedBadge: 'Registration Closed',
  chosen: 'Chosen',
  closeForm: 'Close this form',
  loadingForm: 'Opening the form…',
  types: {
    'create-team': {
      card: 'Create New Team',
      tile: 'Create Team',
      tileText: 'Be the captain',
      lead: 'You become the captain.',
      points: [
        'Captain privileges: you choose the team name and manage the roster',
        'You get a link that brings up to 4 more players in',
        'You pay for yourself; every player pays alone',
      ],
      action: 'Create a team',
      heading: 'Create Your Team',
    },
    'join-team': {
      card: 'Join Existing Team',
      tile: 'Join Team',
      tileText: 'Find a place',
      lead: 'You ask a captain for a place.',
      points: [
        'Search the teams that have a place left',
        'See its captain, level and night before you ask',
        'Request to join, and meet your teammates once the captain agrees',
      ],
      action: 'Find a team',
      heading: 'Find a Team to Join',
    },
    individual: {
      card: 'Individual Player',
      tile: 'Solo Player',
      tileText: 'No team needed',
      lead: 'You come as a free agent.',
      points: [
        'Quick registration: we place you on a team of your age',
        'Players of your skill level come first',
        'Name a friend or sibling and you stay together',
      ],
      action: 'Register alone',
      heading: 'Individual Player Registration',
    },
    invitation: {
      card: 'Team Invitation',
      tile: 'Team Invite',
      tileText: 'Use your code',
      lead: 'A captain gave you a code or a link.',
      points: [
        'See the team and its captain before you join',
        'Your place is yours the moment you register',
        'The captain is told, and you are in touch from then on',
      ],
      action: 'Enter my code',
      heading: 'Join Team via Invitation',
    },
    'returning-player': {
      card: 'Returning Player',
      lead: 'You have played with us before.',
      points: [
        'Quick: your details are filled in from your record',
        'Take up the name of your last team again',
        'Choose the new tournament and you are done',
      ],
      action: 'Find my record',
      heading: 'Returning Player Registration',
    },
    'pre-register': {
      card: 'Pre-Register Interest',
      heading: 'Pre-Register Interest',
    },
  },
  banner: {
    title: 'Reserve Your Spot for Future Tournaments',
    text: 'No payment is required to show interest. You hear from us first when the next dates are out.',
    action: 'Reserve My Spot',
  },
  instead: 'Reserve a spot instead',
} as const;
