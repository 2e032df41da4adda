/** Texts of the page's HTML, before any script runs. */
export const page = {
  title: 'Golden Goal · Youth 3v3 soccer tournaments in North & Central NJ',
  description:
    'Register for youth 3v3 indoor soccer tournaments across North and Central New Jersey: bring a team, join one, or come alone.',
  withoutScript:
    'This page needs JavaScript. Turn it on in the settings of your browser and load the page again, or open the page in another browser.',
};

/** Texts of the installed site in a phone's launcher, with the names of its shortcuts by address. */
export const installed = {
  name: 'Golden Goal · Youth 3v3 soccer',
  description: 'Tournaments, brackets and live scores of youth 3v3 soccer in North & Central New Jersey.',
  shortcuts: { '/live-scores': 'Live Scores', '/tournaments': 'Tournament Brackets', '/player-lookup': 'Player ID' },
};
