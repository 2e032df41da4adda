import { readMessage } from './followers-message.ts';

const message = { title: 'Owls 1 – 0 Rovers', body: 'On now, Field 2', tag: 'game-1', path: '/teams/1', number: 7 };

test('a message is read as it was sent, and nothing beside it', () => {
  expect(readMessage(JSON.stringify({ ...message, more: 'x' }))).toEqual(message);
});

test.each([
  undefined,
  '',
  'no message',
  '[]',
  JSON.stringify({ ...message, number: '7' }),
  JSON.stringify({ ...message, title: 1 }),
  JSON.stringify({ ...message, path: 'https://elsewhere.example/' }),
  JSON.stringify({ ...message, path: '//elsewhere.example/' }),
])('what is no message of ours is not shown: %s', (text) => {
  expect(readMessage(text)).toBeUndefined();
});
