import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../site/words.ts';

type SiteDialog = ComponentType<{ readonly onClose: () => void }>;

const dialogs: Readonly<Record<keyof typeof words.dialogs, LazyExoticComponent<SiteDialog>>> = {
  rules: lazy(async () => ({ default: (await import('../site/rules-dialog.tsx')).RulesDialog })),
  about: lazy(async () => ({ default: (await import('../site/about-dialog.tsx')).AboutDialog })),
  training: lazy(async () => ({ default: (await import('../site/training-dialog.tsx')).TrainingDialog })),
  terms: lazy(async () => ({ default: (await import('../waiver/waiver-dialog.tsx')).WaiverDialog })),
};

interface DialogButtonProps {
  readonly of: keyof typeof dialogs;
  readonly className?: string | undefined;
}

/** A button to one of the site's dialogs. The dialog stands outside of what is around the button. */
export function DialogButton({ of, className }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const Shown = dialogs[of];
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {words.dialogs[of]}
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <Shown onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
