import type { Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { isStorageKey } from '../shared/storage-key.js';
import { ContentMarkupError } from './content-markup-error.js';
import { fault, type Fault } from '../shared/messages/messages.js';

type BlockDirective = ContainerDirective | LeafDirective;

/** The products and pictures that the directives of a text name. */
interface Found {
  goods: Set<string>;
  pictures: Set<string>;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MOST_GOODS = 12;
/** Pictures as wide as a text needs them, in the format that the browser prefers; see docs/pictures.md. */
const PICTURE = '/_ipx/f_auto,w_1024/';

/**
 * Applies the directives of articles and pages. Returns the slugs of the products and the keys of the pictures that the
 * text shows. Throws a ContentMarkupError for an unknown directive, a wrong attribute, or a picture of another site.
 */
export function applyDirectives(tree: Root, markdown: string): { goods: string[]; pictures: string[] } {
  const found: Found = { goods: new Set(), pictures: new Set() };
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' && node.depth === 1) node.depth = 2;
    if (node.type === 'image') throw faultAt(node, fault('markupPicture'));
    if (node.type === 'textDirective') return asTyped(node, markdown, index!, parent!);
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined;
    const apply = DIRECTIVES.get(node.name);
    if (!apply) throw faultAt(node, fault('markupUnknown', { name: node.name, known: [...DIRECTIVES.keys()] }));
    apply(node, found);
    // A picture contains an image node, which the rule above would refuse.
    return node.name === 'picture' ? SKIP : undefined;
  });
  return { goods: [...found.goods], pictures: [...found.pictures] };
}

/** Text that looks like an inline directive, such as the end of «в 10:am», stays text. */
function asTyped({ position }: TextDirective, markdown: string, index: number, parent: Parents): [typeof SKIP, number] {
  const value = markdown.slice(position!.start.offset, position!.end.offset);
  parent.children.splice(index, 1, { type: 'text', value });
  return [SKIP, index + 1];
}

const DIRECTIVES = new Map<string, (node: BlockDirective, found: Found) => void>(
  Object.entries({
    goods(node: BlockDirective, { goods }: Found) {
      const slugs = (node.attributes?.slugs ?? '').split(/[\s,]+/).filter(Boolean);
      if (!slugs.length || slugs.length > MOST_GOODS || !slugs.every((slug) => SLUG.test(slug)))
        throw faultAt(node, fault('markupGoods', { most: MOST_GOODS }));
      for (const slug of slugs) goods.add(slug);
      node.children = [];
      node.data = { hName: 'div', hProperties: { dataGoods: slugs.join(' ') } };
    },

    levels(node: BlockDirective) {
      if (node.type !== 'leafDirective') throw faultAt(node, fault('markupLevels'));
      node.children = [];
      node.data = { hName: 'div', hProperties: { dataLevels: 'all' } };
    },

    apps(node: BlockDirective) {
      if (node.type !== 'leafDirective') throw faultAt(node, fault('markupApps'));
      node.children = [];
      node.data = { hName: 'div', hProperties: { dataApps: 'all' } };
    },

    picture(node: BlockDirective, { pictures }: Found) {
      const { key = '', alt = '' } = node.attributes ?? {};
      if (!key || !isStorageKey(key)) throw faultAt(node, fault('markupPictureKey'));
      pictures.add(key);
      const caption = captionOf(node);
      node.children = [
        {
          type: 'paragraph',
          data: { hName: 'span' },
          children: [{ type: 'image', url: PICTURE + key, alt: alt ?? '' }],
        },
        ...(caption.length
          ? [{ type: 'paragraph', data: { hName: 'figcaption' }, children: caption } as Paragraph]
          : []),
      ] as typeof node.children;
      node.data = { hName: 'figure' };
    },

    accordion(node: BlockDirective) {
      const [label] = node.children;
      if (node.type !== 'containerDirective' || label?.type !== 'paragraph' || !label.data?.directiveLabel)
        throw faultAt(node, fault('markupAccordion'));
      label.data = { ...label.data, hName: 'summary' };
      node.data = { hName: 'details' };
    },

    table(node: BlockDirective) {
      if (node.type !== 'containerDirective' || !node.children.some(({ type }) => type === 'table'))
        throw faultAt(node, fault('markupTable'));
      const [label] = node.children;
      if (label?.type === 'paragraph' && label.data?.directiveLabel)
        label.data = { ...label.data, hName: 'figcaption' };
      node.data = { hName: 'figure' };
    },
  }),
);

/** The label in brackets. A leaf directive holds it as children, a container as its first paragraph. */
function captionOf(node: BlockDirective): PhrasingContent[] {
  if (node.type === 'leafDirective') return node.children;
  const [label] = node.children;
  return label?.type === 'paragraph' && label.data?.directiveLabel ? label.children : [];
}

const faultAt = ({ position }: { position?: { start: { line: number } } }, words: Fault) =>
  new ContentMarkupError(position?.start.line ?? 1, words);
