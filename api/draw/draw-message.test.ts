import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { inEnglish } from '../../domain/rule/language/sentence.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { asReply, drawIn } from './draw-message.ts';

/** Returns a message as the other thread receives it. */
const sent = (thrown: unknown) => structuredClone(asReply(7, thrown));

test('a refusal is the same on the other thread, with what it speaks of', () => {
  const refusal = new Refusal('impossible', inEnglish('It takes 20 slots'), { slotsNeeded: 20 });
  expect(() => drawIn(sent(refusal))).toThrow(refusal);
  expect(sent(refusal)).toMatchObject({ number: 7, kind: 'impossible', details: { slotsNeeded: 20 } });
});

test('wrong answers are still one sentence for each field', () => {
  const refusal = new AnswersRefused({ endTime: 'The end time must be after the start time' });
  const received = (() => {
    try {
      return drawIn(sent(refusal));
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(received).toBeInstanceOf(AnswersRefused);
  expect(received).toMatchObject({ complaints: refusal.complaints });
});

test('what nobody expected is an error, not a refusal', () => {
  expect(() => drawIn(sent(new TypeError('no such thing')))).toThrow('The drawing thread failed: TypeError');
});
