import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { changedAnswers } from './only-answers.ts';

const began = { name: 'Fall Cup', registrationDeadline: '2027-04-20', location: 'Turf', version: 3 };

test.each([
  ['emptied', { ...began, registrationDeadline: '' }, { registrationDeadline: null }],
  ['as it was', began, {}],
  ['changed', { ...began, registrationDeadline: '2027-04-27' }, { registrationDeadline: '2027-04-27' }],
])('a deadline that is %s: of %j is sent %j', (_, edited, sent) => {
  expect(changedAnswers(newTournament)(edited, began)).toEqual(sent);
});
