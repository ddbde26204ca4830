import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/frame.ts';

/** Arabic phrases of the frame around every screen behind the login: navigation, top bar, publishing. */
export const phrases = {
  frame: {
    skip: 'الانتقال إلى المحتوى',
    main: 'الرئيسية',
    openNavigation: 'فتح التنقل',
    closeNavigation: 'إغلاق التنقل',
    look: 'المظهر',
    looks: { light: 'فاتح', dark: 'داكن', auto: 'حسب الجهاز' },
    account: 'حساب {{name}}',
    welcome: 'أهلًا، {{name}}',
    profile: 'الملف الشخصي والإعدادات',
    newPassword: 'إعادة تعيين كلمة المرور',
    signOut: 'تسجيل الخروج',
    venue: 'المنشأة: {{name}}',
    roles: { master: 'المنشأة الرئيسية', slave: 'فرع' },
    venues: 'المنشآت',
    addVenue: 'إضافة منشأة',
    findVenue: 'البحث عن منشأة',
    noVenue: 'لا توجد منشأة باسم «{{words}}».',
    leaveVenue: 'هل تريد تغيير المنشأة دون حفظ؟',
    leaveVenueText: 'ما غيّرته هنا لم يُحفظ بعد.',
    leaveVenueNow: 'تغيير المنشأة',
    stayInVenue: 'متابعة التعديل',
    soon: 'قريبًا',
    stub: 'ما زلنا نطبخ هذه الصفحة.',
    switching: 'جارٍ تغيير المنشأة',
    working: 'جارٍ العمل…',
    lost: 'يتعذّر الوصول إلى Sofra الآن. نعيد المحاولة…',
    lostText: 'يبقى ما على الشاشة كما هو، ويمكن حفظ التغييرات عند عودة الاتصال.',
    back: 'عاد الاتصال',
  },
} satisfies Translated<'ar', typeof english>;
