import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { copyText } from './copy-text.ts';
import { words } from './invite-words.ts';

/** Button that copies a text and reports success or failure. */
export function CopyButton({ text }: { readonly text: string }) {
  const copy = async () => {
    try {
      await copyText(text);
      showToast({ tone: 'good', ...words.share.copied });
    } catch {
      showToast({ tone: 'alarm', ...words.share.failed });
    }
  };
  return (
    <button type="button" className={button.primary} onClick={copy}>
      {words.share.copy}
    </button>
  );
}
