import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** A tab, and what it is called; a closed one is seen and cannot be opened. */
export interface Tab<T extends string> {
  readonly name: T;
  readonly text: ReactNode;
  readonly isClosed?: boolean;
}

interface TabListProps<T extends string> {
  readonly label: string;
  readonly className: string | undefined;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  /** The id of the panel that shows what is chosen; it is labelled by `tab-` and the name of the tab. */
  readonly panel: string;
  readonly onChoose: (tab: T) => void;
}

const arrows = { ArrowLeft: -1, ArrowRight: 1 } as const;

const isArrow = (key: string): key is keyof typeof arrows => key in arrows;

/** Tabs over what they show: Tab reaches the chosen one, the arrow keys lead on to the others that are open. */
export function TabList<T extends string>({ label, className, tabs, chosen, panel, onChoose }: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const turn = ({ key }: KeyboardEvent) => {
    if (!isArrow(key)) return;
    const open = tabs.filter(({ isClosed }) => isClosed !== true);
    const at = open.findIndex(({ name }) => name === chosen);
    const next = open[(at + arrows[key] + open.length) % open.length];
    if (next === undefined || next.name === chosen) return;
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={turn}>
      {tabs.map(({ name, text, isClosed = false }) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          disabled={isClosed}
          onClick={() => onChoose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
