import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const looks = [
  'max-w-[42rem] leading-relaxed',
  '[&_h2]:mt-14 [&_h2]:mb-4 [&_h2]:text-title [&_h2:first-child]:mt-0',
  '[&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-xl [&_h2+h3]:mt-0',
  '[&_p]:my-4 [&_h2+p]:mt-0 [&_h3+p]:mt-0',
  '[&_ul]:my-4 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-6 [&_li]:pl-1 [&_li]:marker:text-coral',
  '[&_a]:font-medium [&_a]:underline [&_a]:decoration-coral [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a]:transition-colors [&_a:hover]:text-coral-text',
  '[&_dl]:my-6 [&_dl]:grid [&_dl]:gap-x-8 [&_dl]:border-t [&_dl]:border-line sm:[&_dl]:grid-cols-[minmax(10rem,auto)_1fr]',
  '[&_dt]:pt-3 [&_dt]:font-semibold sm:[&_dt]:border-b sm:[&_dt]:border-line sm:[&_dt]:pb-3',
  '[&_dd]:border-b [&_dd]:border-line [&_dd]:pb-3 sm:[&_dd]:pt-3',
  '[&_table]:my-6 [&_table]:w-full [&_table]:border-collapse [&_table]:text-left [&_table]:text-sm [&_table]:leading-snug',
  '[&_caption]:sr-only [&_thead_th]:border-b-2 [&_thead_th]:border-ink [&_thead_th]:align-bottom',
  '[&_th]:py-3 [&_th]:pr-3 [&_th]:align-top [&_td]:py-3 [&_td]:pr-3 [&_td]:align-top [&_tbody_tr]:border-b [&_tbody_tr]:border-line [&_tbody_th]:font-medium',
  // Tables whose cells have a data-label become a list of blocks on a phone.
  'max-sm:[&_table:has([data-label])_:is(tbody,tr,th,td)]:block max-sm:[&_table:has([data-label])_thead]:sr-only max-sm:[&_tr:has([data-label])]:py-3 max-sm:[&_tr:has([data-label])>*]:p-0',
  'max-sm:[&_td[data-label]]:mt-1.5 max-sm:[&_td[data-label]]:grid! max-sm:[&_td[data-label]]:grid-cols-[7.5rem_1fr] max-sm:[&_td[data-label]]:gap-3 max-sm:[&_td[data-label]]:before:text-ink-soft max-sm:[&_td[data-label]]:before:content-[attr(data-label)]',
  '[&_label]:inline-flex [&_label]:min-h-11 [&_label]:items-center [&_label]:gap-3 [&_label]:font-semibold [&_input]:size-6 [&_input]:accent-ink',
  '[&_blockquote]:my-6 [&_blockquote]:rounded-md [&_blockquote]:bg-sunken [&_blockquote]:px-6 [&_blockquote]:py-3',
].join(' ');

/** The typography of long texts. Follows their links inside the site without a page load. */
export function LongText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const address = addressInside(event);
      if (!address) return;
      event.preventDefault();
      navigate(address);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={text} className={looks}>
      {children}
    </div>
  );
}

/** The address of a plain click on a link to another page of the site; null for any other click. */
function addressInside(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
