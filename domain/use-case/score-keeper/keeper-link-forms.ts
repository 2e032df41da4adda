import { hinted } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { text } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';
import { tournamentChoice } from '../tournament/tournament-fields.ts';
import { nameOfKeeper } from './score-keeper-sign-in.ts';

const name = hinted(nameOfKeeper, 'It stands beside every score you enter.');

const secret = text({ label: 'Link', max: [100, 'This is no link for score keepers'] });

const mostFields = 50;

/** Form for making score keepers' links: one for each field, or one for all of them. */
export const newKeeperLinks = form({
  tournamentId: tournamentChoice('Please choose a tournament'),
  fields: list(text({ label: 'Field', max: [100, 'Field must be less than 100 characters'] }), {
    label: 'Fields',
    most: mostFields,
    message: said('Fields are a list of at most {mostFields}', { mostFields }),
  }),
});

export type NewKeeperLinks = Answers<typeof newKeeperLinks>;

/** Form for the secret of a link whose scope is asked. */
export const keeperLinkShown = form({ secret });

/** Form for the name on the page of a link. */
export const keeperName = form({ name });

/** Form for signing in as a score keeper by a link. */
export const keeperLinkSignIn = form({ secret, name });

export type KeeperLinkSignIn = Answers<typeof keeperLinkSignIn>;
