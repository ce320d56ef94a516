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
 * The h2 of a text, for its table of contents: taken from the text's own elements, so that the two cannot differ. Calls the
 * components of the text as plain functions: one that uses hooks, which has no h2, is wrapped in `memo` and so not called.
 */
export function headingsOf(text: ReactNode): Heading[] {
  return Children.toArray(text).flatMap((node) => {
    if (!isValidElement<AnyProps>(node)) return [];
    const { type, props } = node;
    if (type === 'h2') return props.id ? [{ id: props.id, title: plainTextOf(props.children) }] : [];
    if (typeof type === 'function') return headingsOf((type as FunctionComponent)(props) as ReactNode);
    return headingsOf(props.children);
  });
}

function plainTextOf(text: ReactNode): string {
  return Children.toArray(text)
    .map((node) => (isValidElement<AnyProps>(node) ? plainTextOf(node.props.children) : String(node)))
    .join('');
}
