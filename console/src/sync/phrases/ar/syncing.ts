import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of a sync in the top bar and in lists. */
export const phrases = {
  syncing: {
    open: 'مزامنة الفروع',
    branches: 'الفروع',
    branchesText: 'تحصل هذه المنشآت على قوائمها من هنا.',
    noBranches: 'يمكن لمنشآتك الأخرى أن تحصل على قوائمها من هنا.',
    label: 'مزامنة مجدولة',
    scheduled: 'ستتم مزامنة الفروع في {{date}}',
    publishing: 'سيتم نشر الفروع في {{date}}',
    failed: 'لم تكتمل المزامنة المجدولة في {{date}}. {{reason}}',
    reasons: {
      disconnected: 'لم يتم تأكيد بريدك الإلكتروني.',
      no_branches: 'لم يعد أي فرع مختارًا.',
      failed: 'تعذّرت مزامنة أحد الفروع أو نشره. أعد المزامنة لإكماله.',
    },
    failures: {
      gone: 'لم تعد هذه المنشأة فرعًا. لم يتغير فيها شيء.',
      full: 'لا يتسع هذا الفرع لكل القوائم. لم يتغير فيه شيء.',
      internal: 'تعذّرت مزامنة هذا الفرع أو نشره. قوائمه سليمة؛ أعد المحاولة من فضلك.',
    },
    tryingAgain: 'ستُعاد المحاولة في {{date}}.',
    succeeded: 'اكتملت المزامنة التي كانت مجدولة في {{date}}.',
    again: 'إعادة المزامنة',
    change: 'تغيير',
    count_zero: '{{count}} فرع',
    count_one: 'فرع واحد ({{count}})',
    count_two: 'فرعان ({{count}})',
    count_few: '{{count}} فروع',
    count_many: '{{count}} فرعًا',
    count_other: '{{count}} فرع',
    synced: 'تمت المزامنة',
    following: {
      now: 'يتم النشر بعدها مباشرة',
      specific: 'يتم النشر في {{date}}',
      manually: 'يتم النشر يدويًا',
    },
    clock: 'بتوقيت {{zone}}',
    dismiss: 'تجاهل',
    questions: {
      sync: {
        title: 'إلغاء المزامنة المجدولة؟',
        text: 'تحتفظ الفروع بقوائمها الحالية. يمكنك جدولة مزامنة أخرى في أي وقت.',
        action: 'إلغاء المزامنة',
        keep: 'الإبقاء على المزامنة',
      },
      publish: {
        title: 'إلغاء النشر المجدول؟',
        text: 'تمت مزامنة الفروع بالفعل. يرى الضيوف القوائم الجديدة بعد نشر كل فرع.',
        action: 'إلغاء النشر',
        keep: 'الإبقاء على النشر',
      },
    },
  },
} satisfies Translated<'ar', 'syncing'>;
