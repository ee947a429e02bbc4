import { css } from '@emotion/react';
import { Badge, ConfirmDialog, IconButton, Input, Stack, tokens, VisuallyHidden } from '@meet/ui-kit';
import { ArrowDownIcon, ArrowUpIcon, StarIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTexts } from '../../browser/language';
import type { PictureList } from './picture-list';
import { PictureThumb } from './picture-thumb';
import { pictureTexts } from './picture-words';

const tiles = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0 });
const tile = css({ display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: tokens.space[3] });

type Way = 'cover' | 'earlier' | 'later';

/** The pictures in their order, the cover first, each with its description. */
export const PictureTiles = observer(function PictureTiles({ list }: { list: PictureList }) {
  const texts = useTexts(pictureTexts);
  const { pictures } = list;
  const element = useRef<HTMLUListElement>(null);
  /** The picture that is being dragged, and its former position. */
  const [dragged, setDragged] = useState<{ id: string; from: number }>();
  const [moved, setMoved] = useState<{ id: string; way: Way }>();
  /** The picture whose removal must be confirmed. */
  const [removed, setRemoved] = useState<{ id: string; position: number }>();
  const [gone, setGone] = useState(0);
  const isAsking = removed !== undefined;
  const last = pictures.length - 1;

  useEffect(() => {
    if (!moved) return;
    // The pressed button moves with its picture. At the end of the list the button is disabled.
    const buttons = element.current?.querySelectorAll<HTMLButtonElement>(
      `[data-picture="${moved.id}"] button:not(:disabled)`,
    );
    const all = [...(buttons ?? [])];
    (all.find(({ dataset }) => dataset['way'] === moved.way) ?? all[0])?.focus();
  }, [moved]);

  useEffect(() => {
    if (gone === 0 || isAsking) return;
    // The pressed button was removed with its picture, so the focus moves to another picture when the dialog is closed.
    const frame = requestAnimationFrame(() => element.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [gone, isAsking]);

  const move = (id: string, way: Way, from: number, to: number) => {
    list.move(from, to);
    setMoved({ id, way });
  };
  const draggedTo = (to: number) => {
    const at = pictures.findIndex(({ id }) => id === dragged?.id);
    if (at >= 0 && at !== to) list.move(at, to);
  };
  const endDrag = ({ dataTransfer }: DragEvent) => {
    // Cancelled with Escape or dropped outside of the list: the picture returns to its place.
    if (dragged && dataTransfer.dropEffect === 'none') draggedTo(dragged.from);
    setDragged(undefined);
  };
  const place = moved ? pictures.findIndex(({ id }) => id === moved.id) : -1;

  return (
    <>
      <ul ref={element} css={tiles} aria-label={texts.order} tabIndex={-1}>
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            css={tile}
            data-picture={picture.id}
            onDragEnter={(event) => {
              if (!dragged) return;
              event.preventDefault();
              draggedTo(index);
            }}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => dragged && event.preventDefault()}
          >
            <div
              title={texts.drag}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                // Firefox does not start a drag without data.
                dataTransfer.setData('text/plain', picture.alt);
                setDragged({ id: picture.id, from: index });
              }}
              onDragEnd={endDrag}
            >
              <PictureThumb url={picture.url} alt={picture.alt} size={88} />
            </div>
            <Stack gap={1}>
              <Input
                label={texts.alt(index + 1)}
                value={picture.alt}
                maxLength={500}
                onChange={({ target: field }) => list.describe(picture.id, field.value)}
              />
              <Stack direction="row" gap={1} align="center" wrap>
                <IconButton
                  icon={<ArrowUpIcon />}
                  label={texts.earlier(index + 1)}
                  data-way="earlier"
                  disabled={index === 0}
                  onClick={() => move(picture.id, 'earlier', index, index - 1)}
                />
                <IconButton
                  icon={<ArrowDownIcon />}
                  label={texts.later(index + 1)}
                  data-way="later"
                  disabled={index === last}
                  onClick={() => move(picture.id, 'later', index, index + 1)}
                />
                {index > 0 && (
                  <IconButton
                    icon={<StarIcon />}
                    label={texts.makeCover(index + 1)}
                    data-way="cover"
                    onClick={() => move(picture.id, 'cover', index, 0)}
                  />
                )}
                <IconButton
                  icon={<TrashIcon />}
                  label={texts.remove(index + 1)}
                  onClick={() => setRemoved({ id: picture.id, position: index + 1 })}
                />
                {index === 0 && <Badge>{texts.cover}</Badge>}
              </Stack>
            </Stack>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{place >= 0 && texts.moved(place + 1, pictures.length)}</VisuallyHidden>
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoved(undefined)}
          title={texts.removeTitle(removed.position)}
          confirmLabel={texts.removeIt}
          cancelLabel={texts.keep}
          onConfirm={() => {
            list.remove(removed.id);
            setGone((count) => count + 1);
          }}
        >
          {texts.removeLead}
        </ConfirmDialog>
      )}
    </>
  );
});
