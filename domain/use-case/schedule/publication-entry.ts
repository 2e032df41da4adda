import { optional } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { filling, said } from '../../language/sentence.ts';

/** What the organizers say to families with what is published. */
export const publicationEntry = form({
  note: optional(
    text({ label: 'Note', max: [500, said('{label} must be at most 500 characters', { label: filling('Note') })] }),
  ),
});
