import { css } from '@emotion/react';
import { Button, Divider, Heading, IconButton, Image, Skeleton, Stack, Text, tokens } from '@meet/ui-kit';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, EyeIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../browser/language';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { pictureSrc } from '../picture-src';
import { RemoveDialog } from '../../../shell/remove-dialog';
import { homeTexts } from './home-words';
import type { ThingsStore } from './things-store';

const list = css({ margin: 0, padding: 0 });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[4],
  paddingBlock: tokens.space[2],
});
const picture = css({ flex: '0 0 112px' });
const words = css({ flex: '1 1 10rem', minWidth: 0 });

/** Texts of a row. */
export interface ThingWords {
  name: string;
  /** Text below the name. */
  detail: string;
  /** Whether shoppers see it now. */
  isShown: boolean;
  /** Path of its picture, if it has one. */
  posterUrl?: string | null;
}

export interface ThingsSectionProps<Row extends { id: string; version: string }, Form extends object> {
  kind: keyof typeof homeTexts.ru.kinds;
  store: ThingsStore<Row, Form>;
  mayWrite: boolean;
  sayOf: (row: Row) => ThingWords;
  /** Moves an object among the others; undefined if the objects have no order. */
  onMove?: (row: Row, by: -1 | 1) => void;
  /** Whether an object can be moved in this direction. */
  mayMove?: (row: Row, by: -1 | 1) => boolean;
  /** Whether an object has a page on which it can be seen before its time. Default: each has. */
  mayPreview?: (row: Row) => boolean;
  /** The fields of the open object. */
  children: ReactNode;
}

/** A list of objects of one kind with their state, and buttons to change them. */
export const ThingsSection = observer(function ThingsSection<
  Row extends { id: string; version: string },
  Form extends object,
>(props: ThingsSectionProps<Row, Form>) {
  const { kind, store, mayWrite, sayOf, onMove, mayMove, mayPreview = () => true, children } = props;
  const texts = useTexts(homeTexts);
  const [removing, setRemoving] = useState<Row>();
  const { rows, isRead, fault, busy } = store;

  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" align="center" wrap>
        <Stack gap={0}>
          <Heading level={2} size="small">
            {texts.kinds[kind]}
          </Heading>
          <Text size="small" tone="muted">
            {texts.leads[kind]}
          </Text>
        </Stack>
        {mayWrite && isRead && (
          <Button variant="secondary" onClick={() => store.open()}>
            {texts.add[kind]}
          </Button>
        )}
      </Stack>
      <ReadingFault fault={fault} isShown={isRead} onAgain={() => void store.read()} />
      <Refusal fault={store.listFault} />
      {!isRead && !fault && <Skeleton height={120} />}
      {isRead && rows.length === 0 && <Text tone="muted">{texts.none[kind]}</Text>}
      <ul css={list} aria-label={texts.kinds[kind]}>
        {rows.map((row) => {
          const { name, detail, isShown, posterUrl } = sayOf(row);
          return (
            <li key={row.id}>
              <div css={line}>
                {posterUrl && (
                  <div css={picture}>
                    <Image src={pictureSrc(posterUrl)} alt="" ratio={16 / 9} fit="cover" sizes="112px" />
                  </div>
                )}
                <Stack gap={0} css={words}>
                  <Text as="strong" tone={isShown ? 'ink' : 'muted'}>
                    {name}
                  </Text>
                  <Text size="small" tone="muted">
                    {detail}
                  </Text>
                </Stack>
                <Stack direction="row" gap={1}>
                  {store.hasPreview && mayPreview(row) && (
                    <IconButton
                      icon={<EyeIcon />}
                      label={texts.preview(name)}
                      onClick={() => void store.preview(row.id)}
                    />
                  )}
                  {mayWrite && (
                    <>
                      {onMove && (
                        <>
                          <IconButton
                            icon={<ArrowUpIcon />}
                            label={texts.up(name)}
                            disabled={busy || !mayMove?.(row, -1)}
                            onClick={() => onMove(row, -1)}
                          />
                          <IconButton
                            icon={<ArrowDownIcon />}
                            label={texts.down(name)}
                            disabled={busy || !mayMove?.(row, 1)}
                            onClick={() => onMove(row, 1)}
                          />
                        </>
                      )}
                      <IconButton icon={<EditIcon />} label={texts.edit(name)} onClick={() => store.open(row)} />
                      <IconButton icon={<TrashIcon />} label={texts.remove(name)} onClick={() => setRemoving(row)} />
                    </>
                  )}
                </Stack>
              </div>
              <Divider />
            </li>
          );
        })}
      </ul>
      {store.form && children}
      {removing && (
        <RemoveDialog
          title={texts.removeTitle(sayOf(removing).name)}
          onRemove={() => store.remove(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          {texts.removeLead[kind]}
        </RemoveDialog>
      )}
    </Stack>
  );
});
