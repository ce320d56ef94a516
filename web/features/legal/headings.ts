import { Children, type FunctionComponent, isValidElement, type ReactNode } from 'react';

export interface Heading {
  id: string;
  title: string;
}

interface AnyProps {
  id?: string;
  children?: ReactNode;
}

/**
 * The h2 of a text, for its table of contents: read from the text itself, so that the two cannot differ. Legal texts
 * are plain functions of the settings; one that used a hook could not be read this way.
 */
export function headingsOf(text: ReactNode): Heading[] {
  return Children.toArray(text).flatMap((node) => {
    if (!isValidElement<AnyProps>(node)) return [];
    const { type, props } = node;
    if (type === 'h2') return props.id ? [{ id: props.id, title: wordsOf(props.children) }] : [];
    if (typeof type === 'function') return headingsOf((type as FunctionComponent)(props) as ReactNode);
    return headingsOf(props.children);
  });
}

function wordsOf(text: ReactNode): string {
  return Children.toArray(text)
    .map((node) => (isValidElement<AnyProps>(node) ? wordsOf(node.props.children) : String(node)))
    .join('');
}
