import { translateTerm } from '../kit/server-terms.ts';

/** Texts of score keeping and of the game dialog (operations specification, sections 2, 5 and 8). */
export const words = {
  ending:
    'The end of this game is kept on this phone and sent as soon as it can be. Until then the game is in progress for everybody else.',
  otherDay: (time: string, isActive: boolean) =>
    isActive
      ? `This game is planned for ${time}, not for today. Its first score begins it.`
      : `This game is planned for ${time}, not for today. Its first score makes the tournament active.`,
  meant: 'Keep its score now',
  unsaved: (team1: number, team2: number) => `The score ${team1} – ${team2} is not saved yet.`,
  save: (team1: number, team2: number) => `Save ${team1} – ${team2}`,
  leave: 'Leave without saving',
  manage: {
    title: 'Manage Scores',
    text: 'Score keepers sign in with the shared password. The name stands beside every score that is entered.',
    submit: 'Unlock',
    sending: 'Unlocking…',
    failed: { title: 'Authentication Failed', text: 'Incorrect password' },
    done: { title: 'Authentication Successful', text: 'You can now update scores, add goals and complete games.' },
    logout: 'Logout',
    loggedOut: { title: 'Logged Out', text: 'Score keeping is locked again.' },
    keeping: (name: string) => `Keeping scores as ${name}`,
    within: (field: string | null) => {
      const fields = field === null ? 'every field' : translateTerm(field);
      return `You keep the games of ${fields}.`;
    },
    ended: { title: 'Authentication Failed', text: 'Score keeping was locked. Sign in again to send what waits.' },
  },
  link: {
    title: 'Keep scores',
    loading: 'Opening the link…',
    everyField: 'All fields',
    submit: 'Start keeping scores',
    sending: 'Opening…',
    failed: { title: 'Not opened', text: 'The server did not answer.' },
    done: { title: 'You can keep scores now', text: 'Choose a game to begin.' },
    gone: {
      title: 'This link does not open score keeping any more',
      text: 'The tournament is over, or an organizer has taken it back. Ask an organizer for a new one, or sign in with the shared password: what waits on this phone is sent then.',
      to: '/live-scores',
      label: 'See the live scores',
    },
    broken: { title: 'The link could not be opened', text: 'The link could not be looked up.' },
  },
  keeping: {
    update: 'Update Score',
    goalsOf: (team: string) => `Goals of ${team}`,
    more: (team: string) => `One more for ${team}`,
    less: (team: string) => `One less for ${team}`,
    start: 'Start Game',
    tracking: 'Goal Tracking',
    add: 'Add Goal',
    goalFor: (team: string) => `Goal ${team}`,
    who: (team: string) => `Who scored for ${team}?`,
    earlier: 'One minute earlier',
    later: 'One minute later',
    unknownScorer: 'Unknown scorer',
    ownGoal: 'Own goal',
    correct: 'Correct the score',
    cancel: 'Cancel',
    noPlayers: 'No players on record',
    noNames:
      'Names of players are not kept on this phone, and there is no network to ask for them. Choose Unknown scorer now; who scored can be added later.',
    undo: (minute: number) => `Undo last goal (minute ${minute})`,
    complete: 'Complete Game',
    confirm: (score: string) => `End this game at ${score}?`,
    level: 'This game cannot end level. Enter the golden goal as a goal, or the result of the shoot-out.',
    kicks: (team: string) => `Shoot-out goals of ${team}`,
    back: 'Back',
    completed: 'This game has been completed.',
    disabled: 'Score updates are disabled for completed games.',
    unknown: 'The two teams of this game are not known yet.',
    scorers: 'Scorers',
    removed: 'Removed player',
    missing: (team: string, count: number) => {
      if (count === 1) return `${team}: 1 of the goals has no scorer on record`;
      if (count === -1) return `${team}: 1 more on record than the score says`;
      return count > 0
        ? `${team}: ${count} of the goals have no scorer on record`
        : `${team}: ${-count} more on record than the score says`;
    },
    phases: {
      before: 'Before kick-off',
      'first-half': 'First half',
      'half-time': 'Half-time',
      'second-half': 'Second half',
      'full-time': 'Full time, golden goal',
    },
  },
  toasts: {
    score: { title: 'Score Updated', text: 'The score has been updated.' },
    start: { title: 'Game Started', text: 'The clock is running.' },
    goal: { title: 'Goal Added', text: (player: string, minute: number) => `${player} at minute ${minute}` },
    undo: { title: 'Goal Removed', text: 'The last goal has been taken back.' },
    settle: { title: 'Settled', text: 'The score and the goals are as you decided.' },
    complete: { title: 'Game Completed', text: 'Game has been completed and bracket has been advanced!' },
    tied: {
      title: 'Game Completed',
      text: 'Game has been completed. The next round waits until a tie is decided by lots or a shoot-out.',
    },
    kept: { title: 'Waiting', text: 'Kept on this phone. It is sent as soon as the network is back.' },
    unkept: { title: 'Waiting', text: 'This phone cannot store it: leave this page open until it is sent.' },
    failed: {
      title: 'Error',
      score: 'Failed to update score',
      start: 'Failed to start game',
      goal: 'Failed to add goal',
      undo: 'Failed to take the goal back',
      settle: 'The game has changed once more: please look again',
      complete: (message: string) => `Failed to complete game: ${message}`,
      unknown: 'the server gave no reason',
    },
    aPlayer: 'A player',
  },
  queue: {
    title: 'Waiting to be sent',
    offline: 'This phone is offline. Keep going: everything is kept and sent once.',
    unkept: 'This phone cannot store entries: leave this page open until they are sent.',
    count: (count: number) =>
      count === 1 ? '1 entry is waiting to be sent.' : `${count} entries are waiting to be sent.`,
    locked: 'Sign in again to send them.',
    decide: 'Needs your decision',
    insist: 'Send mine',
    letGo: 'Keep theirs',
    discard: 'Discard',
    heldBack: (entry: string) => `Held back on this phone: ${entry}`,
    decideOn: (entry: string, said: string) => `You: ${entry}. ${said}`,
    moves: {
      start: 'Start of the game',
      score: (team1: number, team2: number) => `Score ${team1} – ${team2}`,
      goal: (minute: number, team?: string) =>
        team === undefined ? `Goal at minute ${minute}` : `Goal for ${team} at minute ${minute}`,
      undo: 'Goal taken back',
      settle: (team1: number, team2: number) => `Settled at ${team1} – ${team2}`,
      complete: 'End of the game',
    },
    game: (team1: string, team2: string) => `${team1} – ${team2}`,
    anyGame: (id: number) => `Game ${id}`,
  },
  accounts: {
    question: (team: string) => `Goal ${team}: the same goal, or two goals?`,
    you: 'You',
    yours: (minute: number, scorer: string, team: string) => `You: ${minute}′ ${scorer}, ${team}`,
    same: 'Same goal',
    sameBy: (scorer: string, minute: number) => `Same goal: ${minute}′ ${scorer}`,
    two: 'Two goals',
    count: 'Count mine too',
    score: (team1: string, team2: string) => `What is the score? ${team1} – ${team2}`,
    scored: (team1: number, team2: number) => `${team1} – ${team2}`,
    both: 'Both happened',
    dropped: (keeper: string, minute: number, scorer: string) =>
      `Takes the goal of ${keeper} off the record: ${minute}′ ${scorer}`,
  },
} as const;
