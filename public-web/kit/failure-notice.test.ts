import { CallFailed, ForeignAnswer } from '../transport/call-failed.ts';
import { failureNotice } from './failure-notice.ts';

const failed = { title: 'Registration Error', refused: 'Team Creation Error', text: 'Failed to create team' };
const notFound = { title: 'Player Not Found', text: 'No registration found', isVerdict: true };
const silence = new TypeError('Failed to fetch');
const hall = new ForeignAnswer(404, '<h1>Login</h1>');
const broken = new CallFailed(500, '', 'Something went wrong. Please try again.');
const offline = 'You are offline. Nothing is lost: press again when there is a network.';
const later = 'Try again in a minute. Nothing is lost.';

test.each([
  ['a verdict', new CallFailed(400, '', 'Please check'), 'Registration Error', 'Please check'],
  ['a conflict', new CallFailed(409, '', 'The name is taken'), 'Team Creation Error', 'The name is taken'],
  ['a fault of the server', broken, 'Registration Error', 'Something went wrong. Please try again.'],
  ['no network', silence, 'Registration Error', `Failed to create team. ${offline}`],
  ["somebody else's answer", hall, 'Registration Error', `Failed to create team. ${later}`],
])('%s says what failed, and why', (_, failure, title, text) => {
  expect(failureNotice(failure, failed)).toEqual({ title, text });
});

test.each([
  [
    'a verdict',
    new CallFailed(404, '', 'No registration of that name'),
    notFound.title,
    'No registration of that name',
  ],
  ['a fault of the server', broken, 'Error', 'Something went wrong. Please try again.'],
  ['too many attempts', new CallFailed(429, '', 'Try again in 5 minutes.'), 'Error', 'Try again in 5 minutes.'],
  ['no network', silence, 'Error', offline],
  ["somebody else's answer", hall, 'Error', later],
])('%s is told as one about what was typed only if it is one', (_, failure, title, text) => {
  expect(failureNotice(failure, notFound)).toEqual({ title, text });
});
