import Close from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { keepFocus } from './keep-focus.ts';

/** Dialog over a page, full-screen on a phone. A click outside does not close it, so that typed text is kept. */
export function PageDialog({
  title,
  remark,
  onClose,
  children,
  width = 'sm',
}: {
  readonly title: string;
  readonly remark?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly width?: 'xs' | 'sm' | 'md' | 'lg';
}) {
  const id = useId();
  useFocusBack();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      fullScreen={isNarrow}
      aria-labelledby={id}
      slotProps={{ paper: { ref: keepFocus } }}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <Box sx={head}>
        <DialogTitle
          id={id}
          component="h2"
          variant="h2"
          sx={{ p: 0, flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={content}>
        {remark !== undefined && <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{remark}</Box>}
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** The foot, which ends with the dialog, does not hide the focused element. */
const content = {
  px: { xs: 2, sm: 3 },
  pt: 0,
  scrollPaddingBottom: 80,
  '&:has([data-dialog-actions])': { pb: 0 },
} as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: { xs: 2, sm: 3 },
  pt: 1.5,
  pb: 1,
} as const;

/** Restores the focus when a dialog with an address closes and its list was rendered anew: the new link to that address, or the new button of its menu, takes it. */
function useFocusBack(): void {
  const { pathname } = useLocation();
  const address = useHref(pathname);
  const [opener] = useState(() => nameOf(document.activeElement));
  useEffect(() => () => void requestAnimationFrame(() => giveFocusBack(address, opener)), [address, opener]);
}

const nameOf = (link: Element | null) => link?.getAttribute('aria-label') ?? link?.textContent ?? '';

/** How long a list that is being read anew is waited for, in milliseconds. */
const patience = 5000;

/** Focuses what opened a dialog, as soon as its list is there, unless the focus is somewhere else by then. */
function giveFocusBack(address: string, name: string): void {
  const { pathname } = location;
  if (pathname === address) return;
  const isDone = () => isFocused() || location.pathname !== pathname || focusOpener(address, name);
  if (isDone()) return;
  const observer = new MutationObserver(() => isDone() && observer.disconnect());
  observer.observe(document.body, { subtree: true, childList: true });
  setTimeout(() => observer.disconnect(), patience);
}

const isFocused = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** Focuses the link to a dialog; of several, the one with the name of the former link; without any, the button of that name. Returns whether there was one. */
function focusOpener(address: string, name: string): boolean {
  const links = [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);
  const named = (openers: readonly HTMLElement[]) => openers.find((opener) => nameOf(opener) === name);
  const opener = named(links) ?? named([...document.querySelectorAll('button')]) ?? links[0];
  opener?.focus();
  return opener !== undefined;
}
