import { choice } from '../../form/choice.ts';
import { form } from '../../form/form.ts';
import { inEnglish } from '../../language/sentence.ts';
import { manualDeliveries } from '../../mail/post-tray.ts';

/** Form for how a letter of the post tray was passed on. */
export const passOnForm = form({
  how: choice(
    'Status',
    manualDeliveries.map((value) => ({ value, label: value })),
    inEnglish('Please say whether it was printed or read out'),
  ),
});
