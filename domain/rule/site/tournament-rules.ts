/** One rule of play, as the Tournament Rules dialog shows it. */
export interface TournamentRule {
  readonly title: string;
  readonly text: string;
}

/** The fifteen rules of play (registration specification, section 9, and rules of the domain, section 12). */
export const tournamentRules: readonly TournamentRule[] = [
  {
    title: 'Players',
    text: 'Three a side from a roster of up to five. A team needs at least two on the field to play on.',
  },
  { title: 'Game time', text: 'A game lasts 12 minutes in total, with a halftime of 1 to 2 minutes.' },
  { title: 'Field', text: 'The field is about 30 x 20 yards.' },
  { title: 'Goals', text: 'The goals are about 2.5 feet high and 4 feet wide.' },
  {
    title: 'No goalkeeper',
    text: 'There is no goalkeeper. Nobody, attacker or defender, plays the ball inside the goal box.',
  },
  { title: 'Ball', text: 'Size 3 for U7-U9, size 4 for U10-U12, size 5 for U13-U19.' },
  { title: 'Substitutions', text: 'Unlimited and on the fly: one player leaves the field before the next comes on.' },
  { title: 'Ball out of play', text: 'A kick-in brings the ball back over the sideline. There is no offside.' },
  { title: 'Restart distance', text: 'Opponents stand at least five yards away at every restart.' },
  {
    title: 'Penalties',
    text: 'A penalty is taken within 10 seconds of the whistle, with the defender 3 yards back.',
  },
  {
    title: 'Safe play',
    text: 'Shin guards are required. No slide tackles, and no deliberate heading at U11 and younger.',
  },
  {
    title: 'Cards and late teams',
    text: 'Two yellow cards end the game for a player. A team more than 5 minutes late forfeits.',
  },
  {
    title: 'Level in the playoffs',
    text: 'A playoff game that ends level goes to a 3-minute golden goal, then a shootout of best of 3, then sudden death.',
  },
  {
    title: 'Ages',
    text: 'Teams of U14 and under may have up to 2 players who are one year younger. Nobody plays down.',
  },
  { title: 'Decisions', text: 'What the organizers decide on the day is final.' },
];
